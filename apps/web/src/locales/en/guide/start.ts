/** What a visitor does before there is an account, and what needs none. */
export const start = {
  find: {
    title: "Find out what is free and what it costs",
    steps: [
      "Choose what you are looking for on the start page, or press [shell:catalogue] at the top of the page; on a phone it stands at the foot. You don't need to sign in.",
      "Enter a place or a name, and your dates under [catalog:stay] or [catalog:days].",
      "Press [catalog:search]. Every card shows the official tariff and how much is free on your dates.",
      "Open a card for pictures, house rules, all tariffs and the calendar of free days.",
    ],
  },
  register: {
    title: "Create an account",
    steps: [
      "Press [shell:signIn] at the top and then [identity:createAccount] below the form.",
      "Say who the account is for. An organisation also enters its NIB or attaches [registration:letter].",
      "Enter your name, identity number, phone and e-mail address, and choose a user name and a password. The form says at once what is still missing.",
      "Read the privacy notice, tick [registration:agree] and press [registration:create].",
      "Open the link in our mail and press [registration:verify]. Now you can sign in; an order that you had begun continues where you were.",
    ],
    note: "No mail? Check the spam folder, or press [registration:sendAgain] on the page after registering; a refused sign-in leads there, too, by [recovery:verify]. An administrator reviews the account of an organisation before it opens.",
  },
  signIn: {
    title: "Sign in",
    steps: [
      "Press [shell:signIn] at the top.",
      "Enter your user name or e-mail address and your password, then press [identity:signIn].",
      "Tick [identity:remember] only on a device that nobody else uses.",
      "After several failed tries you are asked to confirm that you are not a robot. That keeps others out of your account.",
    ],
  },
  forgotten: {
    title: "Choose a new password if you forgot yours",
    steps: [
      "Press [recovery:forgot] below the sign-in form.",
      "Enter your user name or e-mail address and press [recovery:send].",
      "Open the link in our mail. It is valid for [figure:resetMinutes] minutes and can be used once.",
      "Enter the new password twice and press [recovery:change]. All your sessions end; sign in with the new password.",
    ],
    note: "The page never says whether an account exists, so that nobody can find out who has one. If no mail comes, try your other address, or ask the office.",
  },
  privacy: {
    title: "Read what happens to your data",
    steps: [
      "Press [shell:footerPrivacy] at the foot of the page.",
      "It says in plain words which data are kept, why, for how long, who sees them, and what your rights are.",
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
  figures: {
    title: "Read what the region receives, and take the figures with you",
    steps: [
      "Press [shell:footerOpenData] at the foot of the page. You don't need to sign in.",
      "Choose your region; revenue, occupancy, objects and tariffs follow.",
      "Under [openData:files.title] download a part, or copy its address for a program that reads it again and again.",
    ],
  },
} as const;
