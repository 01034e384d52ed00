interface Place {
  /** Degrees. */
  readonly lintang: number | null;
  readonly bujur: number | null;
}

/** The very place on a map where it is known, else what a search for its address finds. */
export const mapAddress = ({ lintang, bujur }: Place, address: string): string =>
  lintang === null || bujur === null
    ? `https://www.openstreetmap.org/search?query=${encodeURIComponent(address)}`
    : `https://www.openstreetmap.org/?mlat=${lintang}&mlon=${bujur}#map=16/${lintang}/${bujur}`;
