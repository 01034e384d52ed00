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

/** Whether a packet of the client is a statement that begins with the text. */
export const isQuery = (packet: Buffer, text: string): boolean =>
  packet[3] === 0 && packet[4] === 0x03 && packet.subarray(5).toString("utf8").startsWith(text);

/** The server's answer that a transaction was the victim of a deadlock. */
export function deadlockPacket(): Buffer {
  const payload = Buffer.concat([Buffer.from([0xff, 0xbd, 0x04]), Buffer.from("#40001Deadlock found")]);
  const header = Buffer.alloc(4);
  header.writeUIntLE(payload.length, 0, 3);
  header[3] = 1;
  return Buffer.concat([header, payload]);
}
