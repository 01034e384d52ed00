/** The privacy notice that people agree to; a new wording gets a new version, and the time of each agreement is kept with it. */
export const privacyVersion = "2026-11-22";

/**
 * Days for which personal data are kept after what they were needed for. The jobs remove by them, the register and the notice tell them,
 * so none of the three can differ from the others.
 */
export const retention = {
  /** Documents of a booking, after it ended, while Pengaturan says nothing else. */
  documents: 365,
  /** Details of a booking that were typed and never sent, after they were saved last. */
  drafts: 7,
  /** Sessions, after their end. */
  sessions: 7,
  /** Links sent by mail and temporary passwords, after they ran out. */
  links: 7,
  /** Places in waitlists, after they ended. */
  waits: 90,
  /** Ratings of bookings, after they were given or changed: five years. */
  ratings: 1826,
  /** Addresses of calendars, after they were revoked. */
  calendars: 30,
  /** Addresses of calendars that no program has read, after they were made or read last. */
  unreadCalendars: 365,
  /** Browsers that are told of notices, after they took one or were used last. */
  pushDevices: 90,
  /** Registrations whose e-mail address nobody confirmed. */
  registrations: 7,
  /** Files of lists and reports that were made in the background. */
  reportDocuments: 7,
  /** Events of the security log, while SECURITY_LOG_DAYS says nothing else. */
  securityLog: 180,
  /** Mails, after they were sent. */
  mails: 90,
  /** Messages in the application. */
  messages: 90,
  /** Numbers of the bank's messages: each counts for one day. */
  messageNumbers: 7,
  /** Messages between a bank and us, masked, as the standard of the banks demands. */
  bankMessages: 3650,
  /** Who changed what, and who looked at an identity number: as long as the records that it is about. */
  audit: 3650,
} as const;

/** Shortest and longest time for which documents of a booking that has ended may be kept, in days. */
export const documentDays = { min: 30, max: 3650 } as const;

/** The law's 3 × 24 hours between the discovery of a breach and the written notification (UU 27/2022, article 46). */
export const notificationHours = 72;
