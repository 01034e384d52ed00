/** Other dates for a paid booking, which the manager gives. */
export const moving = {
  move: {
    line: "Asked for: {{time}}",
    same: "The price stays {{total}}.",
    dearer: "It would cost {{total}}: a supplementary bill would ask for {{difference}}.",
    cheaper: "It would cost {{total}}: {{difference}} would come back as a refund.",
    otherPrice: "The price was {{before}} when it was asked for and is {{now}} now. Move it yourself, or decline.",
    free_one: "Free then: {{count}} unit.",
    free_other: "Free then: {{count}} units.",
    withdraw: "Withdraw request",
    withdrawn: "The request was withdrawn. Your booking stays as it is.",
    own: {
      title: "You asked for {{time}}",
      until: "The manager answers until {{time}}. Until then your booking stays as it is.",
      ditolak: "The manager can't give you {{time}}",
      gugur: "Your request for {{time}} was not answered",
      stays: "Your booking stays as it is.",
    },
    staff: {
      title: "{{name}} asks for {{wanted}} in place of {{time}}",
      until: "Please answer until {{time}}; then the request lapses.",
    },
    ask: {
      title: "Ask for other dates",
      lead: "The booking is paid, so the manager moves it. It stays as it is until they have answered.",
      reason: "Why do you need other dates?",
      reasonHint: "The manager reads this.",
      reasonMissing: "Please say why.",
      button: "Send request",
      done: "Your request is with the manager.",
    },
  },
} as const;
