/** The super user's work. */
export const administration = {
  health: {
    title: "See whether everything runs",
    steps: [
      "Open [menu:home]. [administration:health] shows database, messages, storage and scheduled tasks.",
      "[administration:healthBad] marks what needs you: messages that could not be sent, or work that failed. The operator's handbook says what to do.",
    ],
  },
  users: {
    title: "Add a person",
    steps: [
      "Open [menu:userdata/list] and press [records:add] above the list.",
      "Choose the roles first; they decide what else must be entered: region, agency or manager group.",
      "Enter user name, name, e-mail address and a first password, and press [records:save].",
      "Give the password by telephone or in person, never by e-mail.",
    ],
  },
  helpUser: {
    title: "Help a person who can't sign in",
    steps: [
      "Open [menu:userdata/list], search for the name and open it. The account status says why: not active, blocked, waiting for review, password expired.",
      "Blocked by mistake? Press [administration:unblock].",
      "Password lost, and the person can read their mail? Press [administration:reset], choose [administration:resetLink] and press [administration:resetLinkDo].",
      "Without mail: choose [administration:resetGenerated] and press [administration:resetDo]. The password is shown once; leave [administration:mustChange] ticked, so that only the person knows the next one.",
    ],
  },
  review: {
    title: "Decide about accounts and roles that people ask for",
    steps: [
      "Open [menu:userdata/peninjauan]. The oldest come first; [menu:home] shows how many wait.",
      "Read what was entered. An organisation's letter opens in its own window; opening it is recorded.",
      "Choose the payer group that was proved and press [review:approve], or press [review:refuse] and write the reason. The person gets it by mail.",
      "A request for a role: [review:approve] gives the role and the place it works for at once. Your own request is decided by another super user.",
    ],
  },
  lostFactor: {
    title: "Help a person who lost the second factor",
    steps: [
      "Make sure by telephone or in person that it is really this person who asks.",
      "Open the person under [menu:userdata/list] and press [security:lostRemove]; write down how you recognised the person. All sessions end, and a mail tells the person.",
      "The password alone is enough until a new factor is set up.",
    ],
  },
  block: {
    title: "Block an account at once",
    steps: [
      "Open [menu:userdata/list], search for the name and open it.",
      "Press [administration:block] and write why. All sessions of the person end at once, and nobody signs in to the account until it is unblocked. They get a mail that says so, without the reason.",
      "Only a device was lost? [administration:endSessions] signs the person out everywhere and leaves the account open.",
    ],
  },
  rightsOfUser: {
    title: "Give a person another role or a single right",
    steps: [
      "Open the person under [menu:userdata/list] and press [administration:rights]; [menu:model_has_roles/list] lists the roles of all people.",
      "Add or remove roles under [administration:rolesOfUser]. The first is active after signing in.",
      "A single page beyond the role goes under [administration:extra].",
      "Press [administration:save]. It counts at the person's next request.",
    ],
  },
  matrix: {
    title: "Decide what a role may open",
    steps: [
      "Open [menu:role_has_permissions/matriks] in the menu. Rows are pages, columns are roles.",
      "Type in [administration:matrixFilter] to find a page.",
      "Tick or untick. Every tick is saved at once and counts at the next request.",
      "[administration:undo] at the bottom takes the last tick back.",
    ],
  },
  audit: {
    title: "Find out who changed what",
    steps: [
      "Open [menu:jejak_audit/list] in the menu.",
      "Choose person, action or kind of record under [records:filters].",
      "Open an entry to see each field before and after. [administration:auditOpen] leads to the record.",
      "A record's own page has a tab [history:title] with every change of that record.",
    ],
  },
  security: {
    title: "Look for attacks",
    steps: [
      "Open [menu:log_keamanan/list] in the menu. Equal events are counted in one row.",
      "Look at failed sign-ins and refused requests by address and time.",
      "If an account is in danger, block it or reset its password.",
    ],
  },
  breach: {
    title: "Answer a breach of personal data",
    steps: [
      "Open [menu:log_pelanggaran/list] in the menu and enter it at once with what is known; the time of its discovery is now until you change it. From there 3 × 24 hours count.",
      "Stop it: block the account, end its sessions.",
      "Press [privacy:letters], print both letters, sign and send them.",
      "Enter under [field:log_pelanggaran.tgllapororang] and [field:log_pelanggaran.tgllaporlembaga] when they were sent.",
    ],
    note: "Entries are evidence and are never deleted. A false alarm gets another state.",
  },
  settings: {
    title: "Set name, logo, contact and mail",
    steps: [
      "Open [menu:system/pengaturan] in the menu.",
      "Enter the organisation's name and logo, which everybody sees at the top, and the mail server.",
      "Under [system:contact], say how you are reached: it stands below public pages, where signing in fails, and at the end of every mail.",
      "Under [system:map], enter the address of a map server that you may use: then coordinates are set on a map.",
      "Press [system:save]. Then enter an address below and press [system:testMailSend].",
    ],
  },
  mails: {
    title: "Read the mails that the system sends, and try them",
    steps: [
      "Open [menu:system/surel] in the menu and choose what the mails are about.",
      "Choose a mail: it is shown as it arrives, made of an invented sample. Language, width, dark and plain text are chosen above it.",
      "Press [mail:send] to get it in your own mailbox, marked as a trial.",
    ],
  },
  connection: {
    title: "Set up the bank connection of a region",
    steps: [
      "Open [menu:system/list] in the menu and press [records:add] above the list, or open a row.",
      "Enter the codes and the address that the bank gave you. A row without region counts for all that have none of their own.",
      "Press [records:save], open the row and press [system:connectionTest]. Nothing is changed at the bank.",
    ],
  },
  bankKeys: {
    title: "Give a bank its keys, and change them",
    steps: [
      "Open [menu:kunci_bank/list] in the menu and press [records:add]. Choose the connection and what kind of key it is.",
      "Paste the bank's public key, or enter the secret that you share. Nobody can read it here again; a fingerprint tells keys apart.",
      "To change a key, add the new one first, tell the bank, then open the old one, press [records:edit] and enter when it ends. In between both are taken.",
    ],
  },
  bankMessages: {
    title: "Find out what a bank has said and heard",
    steps: [
      "Open [menu:pesan_bank/list] in the menu and search for the billing id, the bank's request id or the X-EXTERNAL-ID.",
      "Open a row to read the message and our answer. Names, addresses and phone numbers are masked.",
    ],
  },
  waysToPay: {
    title: "Say how a bill is paid at a bank",
    steps: [
      "Open [menu:cara_bayar/list] in the menu and press [records:add]. Choose the bank connection and the channel: mobile banking, ATM, the bank's teller and so on.",
      "Write one step a line, in both languages. {idbilling} becomes the number of the citizen's bill, {jumlah} its amount.",
      "Press [records:save]. Every open bill of that bank shows the steps from now on.",
    ],
  },
  helpTexts: {
    title: "Write the help pages and the terms of use",
    steps: [
      "Open [menu:bantuan/list] in the menu and press [records:add]. Choose the part and the place within it; terms are a part, too.",
      "Write question and answer in Indonesian, and in English below. Until both are there in English, readers of English see the Indonesian text.",
      "Press [editor:preview] to read the text as citizens will see it, then [records:save]. It is on the help pages at once; who changed what is in its history.",
    ],
  },
  words: {
    title: "Change names of states and categories",
    steps: [
      "Open [menu:tbl_statusbooking/list] or [menu:tbl_kategoriobject/list] in the menu.",
      "Choose a row and press [records:edit]. Customers see label and explanation of a state at once.",
      "A category's kind decides whether its objects are booked as lodging, as building or as equipment.",
    ],
  },
} as const;
