/** Cuts a stream of the database's protocol into its packets: three bytes of length, one of sequence, then the payload. */
export function packetReader(onPacket: (packet: Buffer) => void): (chunk: Buffer) => void {
  let rest = Buffer.alloc(0);
  return (chunk) => {
    rest = Buffer.concat([rest, chunk]);
    while (rest.length >= 4 && rest.length >= 4 + rest.readUIntLE(0, 3)) {
      const end = 4 + rest.readUIntLE(0, 3);
      onPacket(rest.subarray(0, end));
      rest = rest.subarray(end);
    }
  };
}

function packetOf(sequence: number, ...parts: readonly (Buffer | string)[]): Buffer {
  const payload = Buffer.concat(parts.map((part) => (typeof part === "string" ? Buffer.from(part) : part)));
  const header = Buffer.alloc(4);
  header.writeUIntLE(payload.length, 0, 3);
  header[3] = sequence;
  return Buffer.concat([header, payload]);
}

const query = 0x03;

/** The statement that a packet of the client carries, without the request that it is for. */
export const statementOf = (packet: Buffer): string | undefined =>
  packet[3] === 0 && packet[4] === query
    ? packet
        .subarray(5)
        .toString("utf8")
        .replace(/ \/\* request [-0-9a-f]{36} \*\/$/, "")
    : undefined;

/** The packet with which a client sends a statement. */
export const statementPacket = (sql: string): Buffer => packetOf(0, Buffer.from([query]), sql);

/** An error as the server answers it. */
export function errorPacket(errno: number, state: string, message: string): Buffer {
  const number = Buffer.alloc(2);
  number.writeUInt16LE(errno);
  return packetOf(1, Buffer.from([0xff]), number, `#${state}${message}`);
}
