async function through(bytes: Uint8Array, stream: CompressionStream | DecompressionStream, limit: number) {
  const writer = stream.writable.getWriter();
  // A broken or cut stream rejects on both ends; the reading end reports it.
  const written = writer.write(new Uint8Array(bytes)).then(() => writer.close());
  written.catch(() => undefined);
  const reader = stream.readable.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.byteLength;
    if (size > limit) {
      await reader.cancel();
      throw new RangeError('more data than a save can hold');
    }
    chunks.push(value);
  }
  const joined = new Uint8Array(size);
  let offset = 0;
  for (const chunk of chunks) {
    joined.set(chunk, offset);
    offset += chunk.byteLength;
  }
  return joined;
}

export const gzip = (bytes: Uint8Array): Promise<Uint8Array> =>
  through(bytes, new CompressionStream('gzip'), Number.POSITIVE_INFINITY);

/**
 * @throws RangeError when more than `limit` bytes would come out, so that a small file cannot fill the memory;
 * TypeError when the data is damaged.
 */
export const gunzip = (bytes: Uint8Array, limit: number): Promise<Uint8Array> =>
  through(bytes, new DecompressionStream('gzip'), limit);
