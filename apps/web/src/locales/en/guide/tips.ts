/** One sentence or two for whoever opens a screen for the first time. */
export const tips = {
  find: "Enter your dates first: then every card shows what is free on them and what it costs in all.",
  order: "Ordering costs nothing yet. Your units are held for you while you fill in the details.",
  details:
    "Most of this comes from your account. Keep address and identity number there, and next time there is little left to type.",
  follow: "What needs you comes first. Every booking has one button for its next step.",
  pay: "Come back to this page at any time: it shows the next step, the deadline, the billing id and later the receipt.",
  approve: "The order at the top has the nearest deadline. You are asked once more before a bill goes out.",
  change: "The buttons show only what is possible now; below them stands why something else is not.",
  counter:
    "A customer with an account is found by the whole phone number, e-mail address or NIK. Without an account, a name is enough to hold something.",
  describe: "Customers see what you save here at once. What the regulation fixes can only be read.",
  receive:
    "A scanner works in the field below. Money that was refused here needs no record; money that has already reached the bank does.",
  list: "Search with the key / and filter as you like: an export holds every row that matches, not only this page.",
  sync: "Nothing is taken over before you have ticked it, and nothing is ever deleted.",
  users: "A new password, a block, and what a person may do are all reached from the person's own page.",
  matrix: "Every tick counts at once for everybody in that role. The last one can be taken back at the bottom.",
  settings: "Save first and test the mail afterwards: the test uses what is saved.",
} as const;
