/** Figures: the homes, the reports and the treasurer's books. */
export const report = {
  figures: {
    title: "Read the figures of your home",
    steps: [
      "Your home has [report:figures.title]: today, this month and this year until today against the same days of last year, occupancy, target and open bills.",
      "Press a figure to open its report. Press the sign beside it to read what the figure means and where it comes from.",
    ],
  },
  recap: {
    title: "See what bookings brought",
    steps: [
      "Open [menu:report_trx_all/rekap] in the menu.",
      "Choose the day bookings are counted by, the [report:period], and under [report:groupBy] and [report:thenBy] what the rows are.",
      "[records:filters] narrows it; [report:columns] chooses the figures and their order. The address in the browser keeps all of it: bookmark it, or send it to a colleague.",
      "Payments stand beside the same days of the year before, with the change in percent. By the order or the use [report:columns] adds both.",
      "Press a figure to see its bookings. Back in the browser leads to the report again.",
      "[export:title] makes a print, PDF, Excel or CSV file of the same report.",
    ],
    note: "Counted by payment, money is what stands in the ledger. Counted by order or use, it is the price of the bookings that were paid.",
  },
  usage: {
    title: "See what is used, and what stands idle",
    steps: [
      "Open [menu:report_trx_all/penggunaan_object] in the menu and choose the [report:period].",
      "[report:view.tabel] compares objects, groups or times. [report:view.peta] shows each object day by day: arrow keys move, Enter opens the bookings of a day.",
      "[report:view.menganggur] names the objects that nobody used; [report:view.haripekan] and [report:view.jam] show when there is room.",
    ],
  },
  realisation: {
    title: "Compare revenue with the targets",
    steps: [
      "Open [menu:report_trx_all/realisasi] in the menu and choose the [report:year].",
      "Each row is an account of an agency: its target, what was received, and the percentage.",
    ],
    note: "Targets are those of the budget (APBD). They stand under [menu:target_pendapatan/list].",
  },
  targets: {
    title: "Enter the revenue targets of a year",
    steps: [
      "Open [menu:target_pendapatan/list] in the menu.",
      "Press [records:add] above the list, choose year, agency and budget account, enter the amount and press [records:save].",
      "For many at once press [importing:import] and use the template.",
    ],
  },
  books: {
    title: "Read the treasurer's books",
    steps: [
      "Open [menu:report_trx_all/buku] in the menu.",
      "Choose [report:books.bku], [report:books.piutang], [report:books.pengecualian], [report:books.skrd] or [report:books.ssrd], and the [report:period].",
      "The last line is the total of the whole book, also when it has several pages. [export:title] takes all of it out.",
    ],
  },
  views: {
    title: "Keep what you ask, and share it",
    steps: [
      "In a report or the booking report choose what to show, then press [report:views.title].",
      "[report:views.keep] gives it a name. Under [report:views.days] choose days that move on, such as the last month.",
      "[report:views.share] lets whoever has your role at your place of work open it and copy it. Everybody sees their own figures with it.",
      "Choose a view to open it. While it is open it can be replaced with what is shown, renamed or removed from the same button.",
    ],
    note: "What was searched for isn't kept, because it may name a person.",
  },
  schedules: {
    title: "Have a report sent regularly",
    steps: [
      "Open a report, choose what it shows, and press [schedule:send].",
      "Choose [schedule:range], [schedule:frequency], [schedule:hour] and [schedule:recipients], then press [schedule:save].",
      "[menu:report_trx_all/jadwal] shows who gets what, when it last went and what came of it. [schedule:sendNow] sends it at once; [schedule:stop] and [schedule:remove] end it.",
      "The mail holds no figures: it leads to the file under [menu:report_trx_all/dokumen]. Whoever doesn't want it presses [schedule:leave].",
    ],
    note: "Each recipient gets the figures that they may see on the day it is sent.",
  },
  documents: {
    title: "Fetch a long file",
    steps: [
      "A PDF of more than 2.000 rows is made in the background: press [export:title] and choose PDF, then [export:behind.pdf].",
      "Go on working. You find the file under [menu:report_trx_all/dokumen] and get a mail when it is ready.",
      "Press [report:documents.download]. After a week the file is removed.",
    ],
    note: "A very long PDF comes in parts, in one zip file.",
  },
  rows: {
    title: "Order or change a booking from the report",
    steps: [
      "Open [menu:report_trx_all/list] in the menu. To order, choose the kind under [report:add.title].",
      "To change a row, open its booking: every row of the report is one.",
    ],
  },
} as const;
