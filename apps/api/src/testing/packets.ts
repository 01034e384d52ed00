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

const kinds = { query: 0x03, prepare: 0x16 } as const;

/** Whether a packet of the client is such a command that begins with the text. */
export const isCommand = (packet: Buffer, kind: keyof typeof kinds, text: string): boolean =>
  packet[3] === 0 && packet[4] === kinds[kind] && packet.subarray(5).toString("utf8").startsWith(text);

/** The server's answer that a transaction was the victim of a deadlock. */
export function deadlockPacket(): Buffer {
  const payload = Buffer.concat([Buffer.from([0xff, 0xbd, 0x04]), Buffer.from("#40001Deadlock found")]);
  const header = Buffer.alloc(4);
  header.writeUIntLE(payload.length, 0, 3);
  header[3] = 1;
  return Buffer.concat([header, payload]);
}

/** How many packets follow the first one of the answer to PREPARE: one for each parameter and column. */
export const definitionsOf = (packet: Buffer): number => packet.readUInt16LE(9) + packet.readUInt16LE(11);

export const isEndOfList = (packet: Buffer): boolean => packet[4] === 0xfe && packet.length === 9;
