import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';

/** A response without a connection, and a function that ends it as a closed connection would. */
export function createResponse(): { response: ServerResponse; close: () => void } {
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  const close = () => {
    Object.defineProperty(response, 'closed', { value: true });
    response.emit('close');
  };
  return { response, close };
}
