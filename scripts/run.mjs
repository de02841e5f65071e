import { spawn } from 'node:child_process';

/**
 * Runs a program and gives its exit code; a program killed by a signal or never started has code 1.
 *
 * With `capture` its output is collected and returned instead of shown.
 */
export function run(command, args, { cwd, env, capture = false } = {}) {
  return new Promise(resolve => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: capture ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
      shell: process.platform === 'win32',
    });
    let output = '';
    child.stdout?.on('data', part => (output += part));
    child.stderr?.on('data', part => (output += part));
    child.on('error', error => resolve({ code: 1, output: `${output}${error.message}\n` }));
    child.on('close', code => resolve({ code: code ?? 1, output }));
  });
}
