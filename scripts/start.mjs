import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './run.mjs';
import { installPackages, root } from './setup.mjs';
import { securityHeaders } from './security-headers.mjs';
import { serveFolder } from './static-server.mjs';

const firstPort = Number(process.env.PORT ?? 4173);

async function serveOnFreePort(folder) {
  for (let port = firstPort; port < firstPort + 20; port += 1) {
    try {
      return await serveFolder({ folder, port, headers: securityHeaders });
    } catch (error) {
      if (error.code !== 'EADDRINUSE') throw error;
    }
  }
  return serveFolder({ folder, headers: securityHeaders });
}

installPackages();
const { code } = await run('npm', ['run', '--silent', 'build'], { cwd: root });
const folder = join(root, 'dist');
if (code !== 0 || !existsSync(join(folder, 'index.html'))) {
  console.error('The build failed; see the messages above.');
  process.exit(1);
}
const { url } = await serveOnFreePort(folder);
console.log(`\nVigil is ready: ${url}\n(Ctrl+C stops it.)`);
