/** The privacy notice that people agree to; a new wording gets a new version, and the time of each agreement is kept with it. */
export const privacyVersion = "2026-11-22";
