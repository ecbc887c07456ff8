/*
 * A bare Node server that returns the same gzipped file for every request, as a reference for the benchmark.
 */
import fs from 'node:fs';
import http from 'node:http';
import zlib from 'node:zlib';

const [, , file = '', port] = process.argv;
const body = zlib.gzipSync(fs.readFileSync(file));
const headers = {
  'content-type': 'text/html; charset=utf-8',
  'content-encoding': 'gzip',
  'content-length': body.length,
};

http
  .createServer((_request, response) => {
    response.writeHead(200, headers).end(body);
  })
  .listen(Number(port));
