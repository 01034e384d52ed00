export const system = {
  settings: "Settings",
  settingsLead: "They apply to the whole installation, and count as soon as they are saved.",
  organisation: "Organisation",
  work: "Answering orders",
  safety: "Session security",
  contact: "Contact",
  contactLead:
    "Whoever needs help reads it: below public pages, where signing in fails, in the privacy notice and the guides, and at the end of every mail. What is empty is left out.",
  map: "Map",
  mapLead:
    "Where coordinates are set, a map is shown. The browser of whoever looks loads it from this server, which learns what they look at; e-Retribusi itself asks it nothing. Without an address there is no map, and coordinates are typed.",
  offer: "Offer to citizens",
  offerLead:
    "Objects with fewer photos aren't in the catalogue, and customers can't order them. Existing bookings go on, and managers enter orders at their counter as before.",
  photosVanish_one:
    "{{count}} of {{offered}} objects that are offered now would vanish from the catalogue until its manager adds photos.",
  photosVanish_other:
    "{{count}} of {{offered}} objects that are offered now would vanish from the catalogue until their managers add photos.",
  photosStay: "No object that is offered now would vanish from the catalogue.",
  photosReturn_one: "{{count}} object would be offered again.",
  photosReturn_other: "{{count}} objects would be offered again.",
  privacy: "Personal data",
  mail: "Mail",
  mailFromEnvironment:
    "What is entered here is used. While the server or the sender is empty, the value of the server's environment is used instead: {{smtp}}, sender {{sender}}.",
  mailUnset:
    "No mail server is set up yet, so mails wait in the outbox. While the sender is empty, {{sender}} is used.",
  save: "Save changes",
  saved: "Record updated successfully",

  testMail: "Send a test mail",
  testMailLead: "With the saved settings, through {{server}}.",
  testMailTo: "To the address",
  testMailSend: "Send a test mail",
  mailError: "Error sending email. Please contact system administrator for more info",
  mailResult: {
    sent: { title: "The mail is on its way", text: "The server accepted it. Check the mailbox of {{email}}." },
    unset: {
      title: "There is no mail server yet",
      text: "Enter the mail server above and save, then send a test mail.",
    },
    unauthorised: {
      title: "User or password is wrong",
      text: "The server doesn't let us in. Enter both again and save.",
    },
    rejected: {
      title: "The server didn't accept the mail",
      text: "It refuses the sender or the recipient; its reply is below.",
    },
    refused: { title: "The connection was refused", text: "Nothing listens at this address and port. Check both." },
    unknown_host: { title: "This server is not known", text: "Its name can't be found. Check the spelling." },
    timeout: { title: "No answer in time", text: "The address may be wrong, or a firewall is in between." },
    untrusted: {
      title: "Encryption failed",
      text: "Check the port, smtp:// or smtps://, and the server's certificate.",
    },
    failed: { title: "The mail could not be sent", text: "The server's reply is below." },
  },

  connection: "Test the connection",
  connectionLead: "Calls the saved address with the saved authorisation. Nothing is changed at the bank.",
  connectionTest: "Test connection",
  connectionNotTested: "The connection was not tested",
  withAuthorisation: "authorisation sent",
  withoutAuthorisation: "no authorisation stored",
  connectionResult: {
    reached: { title: "The bank's service was reached", text: "It answered within {{milliseconds}} ms." },
    unauthorised: {
      title: "The authorisation is wrong",
      text: "The service answers, but doesn't let us in ({{status}}). Enter the authorisation again.",
    },
    not_found: {
      title: "Nothing was found at this address",
      text: "A server answers, but knows no such service ({{status}}). Check the path.",
    },
    refused: {
      title: "The connection was refused",
      text: "Nothing listens at this address and port. Check both, or ask the bank.",
    },
    inside: { title: "Refused", text: "The address leads into this server's own network. A bank is elsewhere." },
    unknown_host: {
      title: "This server is not known",
      text: "Its name can't be found. Check the spelling of the address.",
    },
    timeout: { title: "No answer in time", text: "The address may be wrong, or a firewall is in between." },
    redirected: {
      title: "The service has moved",
      text: "It leads to another address ({{status}}), which is not followed. Enter the new one.",
    },
    untrusted: {
      title: "The encryption can't be trusted",
      text: "The certificate of the service is not valid for this address. Ask the bank.",
    },
    failed: {
      title: "The service answers with an error",
      text: "It may be down for the moment (status {{status}}). Try again later or ask the bank.",
    },
  },
} as const;
