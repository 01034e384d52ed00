/** What a browser is told. A locked screen is public: no amount, no name, and nothing that opens anything. */
export interface PushMessage {
  readonly judul: string;
  /** Which booking it is about; empty for none. */
  readonly isi: string;
  /** Page of the application, as it stands behind `#`. */
  readonly jalur: string;
  /** One of the same tag takes the place of the other: what was sent twice is shown once. */
  readonly tanda: string;
}
