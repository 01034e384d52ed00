/** What is done with a booking and taken along from it. */
export const showing = {
  actions: {
    printRow: "Print",
    print: {
      pesanan: "Print proof of order",
      tagihan: "Print bill",
      kuitansi: "Print receipt",
      bebas: "Print proof of booking",
      riwayat: "Print history",
    },
    complete: "Change details",
    reschedule: "New dates",
    askMove: "Ask for other dates",
    cancel: "Cancel booking",
    showReceipt: "Show receipt",
    cancelNow: {
      part: "Cancelling now: {{back}} of {{amount}} comes back.",
      nothing: "Cancelling now: nothing of {{amount}} comes back.",
      free: "Cancelling now costs nothing.",
    },
  },
  undelivered: {
    title: "Mails to {{address}} don't arrive",
    mail: "“{{title}}”, {{at}}: {{why}}.",
    goesOn: "It is still being tried.",
    code: "(The mail server's answer: {{code}})",
    ofAccount:
      "The customer is told by mail at the address of their account, which only they can change, under “My account”. Please tell them.",
    correct: "Correct the e-mail address",
    phone: "Phone",
    resend: "Once the address is right, send the bill again.",
    ownTitle: "Our mails to {{address}} don't reach you",
    ownHint: "Everything about this booking is on this page and in your inbox here. Please check your e-mail address.",
    ownChange: "Change the e-mail address",
  },
  along: {
    calendar: "Add to calendar",
    directions: "Directions",
    share: "Share",
    copied: "Copied. Paste it where you want to share it.",
    byHand: "Copy this and paste it where you want to share it.",
  },
  gone: {
    title: "This booking is not here for you",
    text: "It may belong to another account, or the address is incomplete or wrong. Open it again from your list.",
    list: "To the bookings",
    home: "To the home page",
  },
} as const;
