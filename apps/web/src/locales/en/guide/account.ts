/** What everybody with an account does. */
export const account = {
  ownData: {
    title: "Keep your own data up to date",
    steps: [
      "Open the menu with your name at the top right and choose [shell:account]. Press [identity:edit].",
      "Change name, photo, phone, identity number, address or the language of screens and e-mails.",
      "Press [identity:save]. Changes apply to future bookings; existing ones keep what was entered for them.",
    ],
  },
  ownPassword: {
    title: "Change e-mail address or password",
    steps: [
      "Choose [shell:account] in the menu with your name, then [identity:edit].",
      "Enter the new value and, below, your current password. Press [identity:save].",
      "A new e-mail address counts once you open the link that we mail to it and press [place:confirmButton]. Until then the current one stays.",
      "A new password ends your other sessions.",
      "A password is at least [figure:customerPassword] characters long, for staff [figure:staffPassword], doesn't contain your user name or e-mail address, and isn't a common one.",
    ],
  },
  sessions: {
    title: "See where you are signed in",
    steps: [
      "Choose [shell:account] in the menu with your name and look at [place:sessions]: device, address with its country, and time.",
      "You don't know a device? Press [place:signOutThere] beside it and change your password.",
      "[place:signOutOthers] leaves only the device you are using.",
    ],
  },
  ownMails: {
    title: "Choose which e-mails you receive",
    steps: [
      "Choose [shell:account] in the menu with your name and look at [place:mails].",
      "Switch off what you don't want. E-mails about the security of your account and about bills are always sent.",
    ],
  },
  ownCopy: {
    title: "Get a copy of your data",
    steps: [
      "Choose [shell:account] in the menu with your name and look at [place:data].",
      "Press [place:download.zip] for everything with your files, or [place:download.json] for a program.",
    ],
  },
  closing: {
    title: "Close your account",
    steps: [
      "Choose [shell:account] in the menu with your name and look at [place:closing]. It says what is deleted and what the law requires us to keep.",
      "Open bookings must be finished or cancelled first.",
      "Press [place:close], enter your password and confirm. You are signed out everywhere.",
      "You changed your mind? Sign in within [figure:closingDays] days, and the account stays.",
    ],
  },
  display: {
    title: "Change language and appearance",
    steps: [
      "The button EN or ID at the top switches between [shell:english] and [shell:indonesian]. The menu stays Indonesian in both.",
      "The sun or moon beside it switches between light and dark.",
    ],
  },
  looks: {
    title: "See who looked at your data",
    steps: [
      "Choose [shell:account] in the menu with your name and press [privacy:cardLooks].",
      "Every time staff saw your identity number or your identity documents is listed there, with office, time and reason.",
      "Does something seem wrong to you? Ask that office, or the contact in the privacy notice.",
    ],
  },
  secondFactor: {
    title: "Protect your account with a second factor",
    steps: [
      "Choose [shell:account] in the menu with your name and press [security:cardOpen].",
      "Press [security:appSetUp], scan the QR picture with an authenticator app and enter the code that it shows; or press [security:passkeyAdd] to sign in by fingerprint, face or PIN.",
      "Keep the ten recovery codes separate from your phone and press [security:codesKept]. They are never shown again.",
      "From then on the app's code is asked for after the password. With a passkey press [security:passkeySignIn] on the sign-in form.",
    ],
    note: "Phone lost? Choose [security:otherWay.pemulihan] when you sign in. Everything lost? Ask the administrator.",
  },
  actAs: {
    title: "Act in another of your roles",
    steps: [
      "Open the menu with your name. If you have several roles, they are listed under [shell:actAs].",
      "Choose one. Menu, pages and rows change to those of that role.",
    ],
  },
  getRole: {
    title: "Get a role",
    steps: [
      "Your account has no role yet, so only your own account is open.",
      "On the home page choose the role you need, say where you work and who you are, and press [review:askButton]. Customers who want to book ask for the customer role.",
      "The answer comes by mail and is shown on the same page. A role takes effect at once; after a refusal you can ask again, and [review:withdraw] takes back what waits.",
    ],
  },
  askRole: {
    title: "Ask for another role",
    steps: [
      "Open the menu with your name and choose [shell:askRole].",
      "Choose the role and the place you work for, say what you need it for, and press [review:askButton].",
      "You get the answer by mail. With several roles you choose among them under [shell:actAs] in the menu with your name.",
    ],
  },
  leave: {
    title: "Sign out",
    steps: [
      "Open the menu with your name and choose [shell:signOut].",
      "On a shared computer always sign out; closing the window may not be enough.",
    ],
  },
} as const;
