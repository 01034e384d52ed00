/** `3273********0001` */
export const maskIdentity = (nik: string): string => `${nik.slice(0, 4)}********${nik.slice(-4)}`;
