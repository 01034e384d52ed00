/** What a visitor does before there is an account, and what needs none. */
export const start = {
  find: {
    title: "Find out what is free and what it costs",
    steps: [
      "Choose what you look for on the start page, or press [shell:catalogue]. You don't need to sign in.",
      "Enter a place or a name, and your dates under [catalog:stay] or [catalog:days].",
      "Press [catalog:search]. Every card shows the official tariff and how much is free on your dates.",
      "Open a card for pictures, house rules, all tariffs and the calendar of free days.",
    ],
  },
  signIn: {
    title: "Sign in",
    steps: [
      "Press [shell:signIn] at the top.",
      "Enter your user name or e-mail address and your password, then press [identity:signIn].",
      "Tick [identity:remember] only on a device that nobody else uses.",
      "After several failed tries a small picture asks you to confirm that you are not a robot. That keeps others out of your account.",
    ],
  },
  check: {
    title: "Check whether a receipt is genuine",
    steps: [
      "Scan the QR picture on the receipt with a phone; or go to [receipt:checkTitle] on the start page and type the 16 letters and digits beside it.",
      "Press [receipt:check].",
      "Compare object, dates, amount and the initials with the paper in your hand. If anything differs, the paper was changed.",
      "If you read [receipt:unknownTitle], check every character. If the code is right, do not accept the paper.",
    ],
  },
} as const;
