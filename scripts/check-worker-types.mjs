import { join } from 'node:path';
import ts from 'typescript';

/**
 * Checks the types of everything that may run in a worker against a library without the page, so that `document` in a
 * rule or in the referee is an error. Files that are only reached through the registry's late imports are a game's page
 * elements; they belong to the other configuration and are left to it.
 */
const root = join(import.meta.dirname, '..');
const host = { ...ts.sys, onUnRecoverableConfigFileDiagnostic: problem => console.error(problem.messageText) };
const config = ts.getParsedCommandLineOfConfigFile(join(root, 'tsconfig.worker.json'), {}, host);
const program = ts.createProgram(config.fileNames, config.options);
const own = new Set(config.fileNames.map(name => name.replaceAll('\\', '/')));
const diagnostics = program
  .getSourceFiles()
  .filter(file => own.has(file.fileName))
  .flatMap(file => [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)]);

if (diagnostics.length > 0) {
  const format = { getCurrentDirectory: () => root, getCanonicalFileName: name => name, getNewLine: () => '\n' };
  console.error(ts.formatDiagnostics(diagnostics, format));
}
console.log(`worker types: ${own.size} files, ${diagnostics.length} problems`);
process.exitCode = diagnostics.length === 0 && own.size > 0 ? 0 : 1;
