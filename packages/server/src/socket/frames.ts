/** Text messages as they go over the wire (RFC 6455, section 5.2): unmasked, uncompressed, each in one frame. */
const FINAL_TEXT = 0x81;
/** Lengths up to this stand in the first byte; longer ones in two bytes or eight that follow a mark. */
const SHORT = 125;
const IN_TWO_BYTES = 126;
const IN_EIGHT_BYTES = 127;

/** All messages in one piece, so that they are written in one go. */
export function framesOf(messages: readonly string[]): Buffer {
  const lengths: number[] = [];
  let total = 0;
  for (const message of messages) {
    const length = Buffer.byteLength(message);
    lengths.push(length);
    total += headSize(length) + length;
  }
  const frames = Buffer.allocUnsafe(total);
  let at = 0;
  for (let i = 0; i < messages.length; i++) {
    at = writeHead(frames, at, lengths[i] as number);
    at += frames.write(messages[i] as string, at);
  }
  return frames;
}

function headSize(length: number): number {
  if (length <= SHORT) return 2;
  return length <= 0xffff ? 4 : 10;
}

function writeHead(frames: Buffer, at: number, length: number): number {
  frames[at] = FINAL_TEXT;
  if (length <= SHORT) {
    frames[at + 1] = length;
    return at + 2;
  }
  if (length <= 0xffff) {
    frames[at + 1] = IN_TWO_BYTES;
    return frames.writeUInt16BE(length, at + 2);
  }
  frames[at + 1] = IN_EIGHT_BYTES;
  return frames.writeBigUInt64BE(BigInt(length), at + 2);
}
