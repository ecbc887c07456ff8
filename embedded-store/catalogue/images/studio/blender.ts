import { spawn } from 'node:child_process';
import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Mesh } from './mesh';

/** Writes a mesh in the format of studio.py: counts, positions, triangles. */
export function writeMesh(file: string, { positions, triangles }: Mesh): void {
  const counts = Uint32Array.of(positions.length / 3, triangles.length / 3);
  const parts = [counts, Float32Array.from(positions), Uint32Array.from(triangles)];
  writeFileSync(`${file}.part`, Buffer.concat(parts.map((p) => Buffer.from(p.buffer))));
  renameSync(`${file}.part`, file);
}

/** Runs a scene of this folder at a low priority; resolves when all its pictures are rendered. */
export function runBlender(scene: string, jobs: string, threads: string): Promise<void> {
  const blender = ['blender', '-b', '--python-exit-code', '1', '-P', join(__dirname, scene)];
  const args = ['-n', '19', ...blender, '--', jobs, threads];
  return new Promise((resolve, reject) => {
    const child = spawn('nice', args, { stdio: ['ignore', 'pipe', 'inherit'] });
    child.stdout.on('data', (text: Buffer) => {
      for (const line of text.toString().split('\n')) if (/^exposed|rror/.test(line)) console.log(line);
    });
    child.on('error', reject);
    child.on('exit', (code) =>
      code === 0
        ? resolve()
        : reject(new Error(`Blender ended with code ${code} in ${scene}: see its output.`)),
    );
  });
}
