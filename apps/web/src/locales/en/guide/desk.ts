/** The staff's work with bookings. */
export const desk = {
  waiting: {
    title: "See what is waiting for you",
    steps: [
      "Open [menu:home]. It counts the bookings that wait for confirmation and for payment; press a figure to see them.",
      "The list below shows the bookings with the nearest deadline first. Press one to open it.",
    ],
  },
  today: {
    title: "Know who arrives and leaves today",
    steps: [
      "Open [menu:home]. [home:desk.title] counts who arrives, is here, leaves, is late or overdue, what comes tomorrow and what isn't paid yet; press a figure to see them.",
      "[home:today.datang] shows paid bookings that begin today, [home:today.pulang] those in use that end today.",
      "Press a booking to open it.",
      "Under [home:desk.dibersihkan] one press says that a unit is ready again.",
    ],
  },
  arrivals: {
    title: "Print who arrives and leaves",
    steps: [
      "Open [menu:home] and press [home:desk.cetak] beside [home:desk.datang] or [home:desk.besokdatang]; in a list of bookings choose [staff:views.today] and press [staff:views.arrivals].",
      "Choose another day under [receipt:arrivals.day] if you want; then press [receipt:open] to print, or [receipt:download].",
      "Each guest stands by time with phone, object, unit, what is still to be paid and the note of the order. Tick the box and let them sign; who has checked in is ticked already.",
      "Behind them stand those who leave that day.",
    ],
    note: "The list holds names and phone numbers of guests: keep it at the desk, and destroy it when it isn't needed any more.",
  },
  timeline: {
    title: "See what is free and who is where",
    steps: [
      "Open [menu:booking/linimasa]. Each object has a row with its free units by day; below it are its units by name, and bookings that have none yet.",
      "Choose another month, or [timeline:day] for the hours of a day. Kind, agency and search narrow the objects.",
      "Press a bar to open its booking. Whoever orders at the counter presses a free day, or draws the mouse over several, and gets the order form with object and days filled in.",
      "Drag a bar to other days or hours, or of a booking in use to the row of another unit. That opens the form of new dates, or of another unit, filled in; nothing is moved before you confirm it there.",
      "[timeline:list] shows the same as tables, with [timeline:moving] and [timeline:swap] as links.",
    ],
    note: "What others order, cancel or close shows within a minute.",
  },
  queue: {
    title: "Work through the orders of all kinds",
    steps: [
      "Open [menu:booking/antrean]. It lists the orders of all kinds that wait, the one with the nearest deadline first.",
      "Each tells how long it waits, how many units are free beside it at that time, and how often its customer didn't come in the last 12 months, as far as you see their bookings.",
      "Choose an order and press [action:confirm], [action:returnToCustomer] or [action:reject]. The next one opens by itself.",
      "By keyboard: A approves, R rejects, T returns; J and K open the next order and the one before.",
      "Several at once: tick them, or [staff:bulk.all], and press the button above the list. An order that couldn't be approved is listed with the reason.",
      "A proposed discount is decided on first: the agency or the regional government presses [action:approveDiscount] or [action:rejectDiscount].",
    ],
  },
  approve: {
    title: "Approve an order",
    steps: [
      "Open [menu:trx_penginapan/konfirmasipesanan] in the menu under the kind of booking. The order with the nearest deadline is at the top.",
      "Choose an order on the left. Check customer, time, units, price and documents on the right.",
      "Press [action:confirm] and answer the question. The customer gets the billing id by e-mail at once.",
      "Nobody approves an order of their own; ask a colleague.",
    ],
    note: "An order that nobody answers within [figure:answerWorkingDays] working days expires, and its units become free.",
  },
  refuse: {
    title: "Send an order back, or reject it",
    steps: [
      "Choose the order under [menu:trx_penginapan/konfirmasipesanan].",
      "Something is missing or wrong: press [action:returnToCustomer] and write what. The customer corrects it and confirms again.",
      "Your office can't agree: press [action:reject] and write why. The units are free again at once.",
      "The customer doesn't want it any more: press [action:cancel].",
    ],
  },
  counter: {
    title: "Order for a customer at the counter",
    steps: [
      "Press [booking:walkIn.title] on your home or choose a gap in [menu:booking/linimasa]. Choose what and when.",
      "Does the person have an account? Enter the whole phone number, e-mail address or NIK under [booking:customer.label] and press [booking:customer.button]. Ask the person for their name; the form shows only a part of it.",
      "Fill in who it is from the identity card. What the object requires is attached under [booking:documents.title].",
      "Show price and terms to the guest and tick [booking:confirm.agree.staff].",
      "Press [booking:walkIn.bill]: the order is approved and the bill comes, ready to print.",
      "Somebody only telephones: the name is enough for [booking:walkIn.hold].",
    ],
  },
  bookings: {
    title: "Find any booking of your group",
    steps: [
      "Open [menu:trx_penginapan/list_booking_pengelola] in the menu under the kind.",
      "Press / and type the beginning of a name or of a billing id. [records:filters] narrows the list by state, object and year.",
      "Press the number of a booking to see all of it, with its history.",
    ],
  },
  change: {
    title: "Change a booking",
    steps: [
      "Open [menu:trx_penginapan/perubahanpesanan] and search by name, booking number or billing id.",
      "Press [action:change] for contact data, units or payer group, or [action:reschedule] for other dates. Save.",
      "If the price changes after the customer agreed to it, the order goes back to the customer, and its billing id is void.",
      "A paid booking can only move to dates at the same price.",
    ],
  },
  cancelForCustomer: {
    title: "Cancel for the customer",
    steps: [
      "Choose the booking under [menu:trx_penginapan/perubahanpesanan] and press [action:cancel].",
      "Write the customer's reason, at least 10 characters. The customer reads it.",
      "Press [booking:cancel.button]. The units are free at once; for a paid booking a refund case opens.",
    ],
  },
  discount: {
    title: "Propose a discount",
    steps: [
      "Choose the booking under [menu:trx_penginapan/perubahanpesanan] or [menu:trx_penginapan/konfirmasipesanan] and press [action:discount].",
      "Enter number and date of the decision and the amount, and attach the decision as pdf or picture.",
      "Press [staff:discountTitle]. The agency or the regional government decides. Only then does the discount count.",
      "After the approval the customer confirms the new price.",
    ],
  },
  decideDiscount: {
    title: "Decide about a discount",
    steps: [
      "Choose the booking under [menu:trx_penginapan/perubahanpesanan] or [menu:trx_penginapan/konfirmasipesanan]. A proposal is listed under [staff:discounts].",
      "Open the attached decision and compare number, date and amount.",
      "Press [action:approveDiscount] or [action:rejectDiscount]. Whoever proposed it can't decide.",
      "If the customer had already agreed to the price, the customer confirms the new one.",
    ],
  },
  arrival: {
    title: "Hand over when the customer arrives",
    steps: [
      "Open [menu:trx_penginapan/perubahanpesanan] and search for the name, or press the booking on your home page.",
      "Compare the receipt and the identity card. Scan the receipt's QR picture if in doubt.",
      "Press [action:checkIn]. For equipment, enter [staff:hourMeter] and [staff:condition] of each unit, and [staff:addPictures] of it. Confirm.",
      "The button appears when the booked time has begun.",
    ],
  },
  departure: {
    title: "Take back at the end",
    steps: [
      "Choose the booking under [menu:trx_penginapan/perubahanpesanan]; [staff:state] narrows the list to [state:inUse].",
      "Press [action:finish]. For equipment, enter [staff:hourMeter] and [staff:condition] again and [staff:addPictures]. Confirm; the units are free. The booking shows both moments side by side.",
      "A booking that nobody finishes ends by itself [figure:finishHours] hours after the booked time.",
    ],
  },
  longer: {
    title: "Let a guest stay longer",
    steps: [
      "Choose the booking that is paid or in use under [menu:trx_penginapan/perubahanpesanan] and press [action:extend].",
      "Say how much longer. Until when it lasts, what it costs and how many units are free stands below; nothing is taken yet.",
      "Tick [staff:extendConsent] and press [action:extend]. The added time is the guest's, and a supplementary bill asks for its price.",
      "The bill is paid at the bank like any other, during the use or after it. One that nobody paid in [figure:supplementDays] days is issued anew by [staff:moreActions], [action:billAgain].",
    ],
  },
  putRight: {
    title: "Put a stay right",
    steps: [
      "A guest who comes early on the day of arrival: [action:earlyCheckIn], where units are free. One who leaves before the last day: [staff:moreActions], [action:earlyDeparture].",
      "Another room or machine: [staff:moreActions], [action:swapUnit]. The one that is given back is to be cleaned.",
      "A wrong check-in, end or no-show is taken back by [action:undo] within [figure:undoMinutes] minutes; money is never moved by it.",
      "[action:note] keeps words for colleagues; the customer never sees them.",
    ],
  },
  noShow: {
    title: "Record that nobody came",
    steps: [
      "Choose the paid booking under [menu:trx_penginapan/perubahanpesanan].",
      "Press [action:noShow]. The button appears once the object's tolerance has passed. A note is optional.",
      "The units are free again. If nobody presses it, the system records it after the tolerance.",
    ],
  },
  reinstate: {
    title: "Reinstate a booking whose money arrived late",
    steps: [
      "Open [menu:trx_penginapan/perubahanpesanan] and choose [state:cancelled] or [state:expired] under [staff:state].",
      "Ask the customer whether the booking is still wanted.",
      "Press [action:reinstate], write why and tick [staff:consent]. It works only with money received and not paid back, before the booked time, and while the units are free.",
    ],
  },
  usePapers: {
    title: "Print registration card, permit to use or hand-over minute",
    steps: [
      "Open the paid booking, press [staff:moreActions] and choose the paper: [page:trx_penginapan/cetak_kartu] for lodging, [page:trx_gedung/cetak_izin] for a hall, [page:trx_alat/cetak_bast] for equipment.",
      "Press [receipt:open] to print, or [receipt:download].",
      "The card is signed by the guest on arrival and stays at the desk; the number on it is masked, so compare the identity card itself and tick the box.",
      "The minute is signed twice. Printed before check-in it is blank, to be filled in by hand; printed after check-in or after the end it has units, hour meters and conditions as they were recorded, and how many pictures are kept.",
    ],
  },
  papers: {
    title: "Print bill, receipt or history",
    steps: [
      "Open the booking and press the print button. What it prints follows the state: proof of order, bill, receipt or history.",
      "Press [receipt:open] to print, or [receipt:download]. Official papers are in Indonesian.",
    ],
  },
} as const;
