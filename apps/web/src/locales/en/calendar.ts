export const calendar = {
  title: "Calendar",
  button: "Calendar address",
  lead: "Show your bookings in Google, Apple or Outlook Calendar. Changes and cancellations follow by themselves, about once an hour.",
  leadStaff:
    "Show the bookings of your work in Google, Apple or Outlook Calendar. Changes and cancellations follow by themselves, about once an hour. For a single object, use the button on its page.",
  leadGroups:
    "Bookings and closures of a manager group in your own calendar program. It follows by itself, about once an hour.",
  leadObject:
    "Bookings and closures of this object in your own calendar program. It follows by itself, about once an hour.",
  none: "There is no address yet.",
  ownBookings: "My bookings",
  thisObject: "this object",
  whose: "Whose bookings",
  make: "Make an address",
  makeFor: "Make an address: {{name}}",
  made: "Your new address: {{name}}",
  once: "It is shown only now. Copy it into your calendar program under “subscribe” or “add by URL”, or open it there:",
  openIn: "Open in",
  google: "Google Calendar",
  apple: "Apple or this device",
  outlook: "Outlook",
  private: "Whoever has the address can read this calendar. Don't pass it on; revoke it if somebody else got it.",
  copy: "Copy address",
  close: "Close",
  copied: "Copied",
  lastRead: "Last read {{at}}",
  notRead: "Not read by a calendar yet",
  madeAt: "Made {{at}}",
  renew: "New address",
  renewTitle: "Make a new address?",
  renewText:
    "The present one ends at once. Calendars that use it stay as they are and are no longer updated until you give them the new one.",
  revoke: "Revoke",
  revokeTitle: "Revoke this address?",
  revokeText:
    "Calendars that use it can't read your bookings any more. This can't be undone; you can make a new address at any time.",
  revoked: "The address is revoked.",
} as const;
