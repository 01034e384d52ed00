/** Objects, the groups that manage them, parameters, and the lists all of them are kept in. */
export const object = {
  describe: {
    title: "Describe your objects",
    steps: [
      "Open [menu:mst_objectretribusi/list_pengelola], choose the object and press [records:edit].",
      "Change description, pictures and house rules. Description and rules may be written in English, too: whoever reads English sees them, and the Indonesian ones where there are none. Opening times, check-in and cancellation have a page of their own: [menu:mst_objectretribusi/aturan].",
      "Press [records:save]. Customers see it at once; existing bookings keep what was agreed.",
      "Tariff and budget account are shown at the top and can't be changed: they come from the regulation.",
    ],
  },
  objects: {
    title: "Add or change an object",
    steps: [
      "Open [menu:mst_objectretribusi/list] in the menu.",
      "Press [records:add] above the list for a new one, or choose one and press [records:edit].",
      "Choose category, manager group, revenue type and budget account; enter number of units, description and pictures.",
      "Press [records:save]. Only objects whose [field:mst_objectretribusi.statusobject] is active can be ordered.",
    ],
  },
  groups: {
    title: "Maintain the manager groups",
    steps: [
      "Open [menu:tbl_kelompokpengelola/list] in the menu.",
      "Press [records:add] above the list, enter the name, phone and address, and press [records:save]. Customers see the phone number in their bookings.",
      "Then choose the group in each object that it looks after.",
    ],
  },
  parameters: {
    title: "Maintain regions, agencies, revenue types and budget accounts",
    steps: [
      "Open the list in the menu under Parameter.",
      "Press [records:add] above the list, or choose a row and press [records:edit]. Then [records:save].",
      "A row that is in use can't be deleted; the message says which records use it.",
    ],
  },
  legalBases: {
    title: "Write down the regulations that tariffs come from",
    steps: [
      "Open [menu:tbl_dasarhukum/list] in the menu and press [records:add].",
      "Enter the regulation as it is cited, its article or annex, the day it was enacted, and its document as a PDF or where it is published. Everybody can open the document.",
      "Press [records:save]. Tariffs name it, and bills and receipts print it.",
    ],
  },
  policy: {
    title: "Say when and on what terms an object is let",
    steps: [
      "Open [menu:mst_objectretribusi/aturan] in the menu and choose the object.",
      "Enter check-in and check-out, or the opening times of each weekday; how long, how early and how late it can be ordered; what a cancellation gives back; which documents each payer group attaches.",
      "For where it is, press [policy:ownPlace] on the spot, or tap the place where a map is shown.",
      "Press [policy:save]. The calendar and the customers see it at once; existing bookings keep what was agreed.",
    ],
  },
  deputies: {
    title: "Name who stands in while somebody is away",
    steps: [
      "Open [menu:tbl_kelompokpengelola/wakil] in the menu; it says who stands in for whom today. Press [deputy:name].",
      "Say who is away, who stands in, and the first and last day. Then press [deputy:save].",
      "On these days the messages of the group reach whoever stands in. To end it before its time, press [deputy:end].",
    ],
    note: "An order that waits longer than the limit of the group is mailed to whoever stands in, else to the other managers, and after twice as long to the agency.",
  },
  units: {
    title: "Name the rooms or machines of an object",
    steps: [
      "Open [menu:mst_objectretribusi/unit] in the menu, choose the object and press [unit:nameThem].",
      "Type or paste the names; 101–124 stands for all numbers between. How many there are is how many can be ordered.",
      "Press [unit:save]. From now on each unit has a state and a note: in use, to be cleaned, out of order.",
    ],
  },
  close: {
    title: "Close an object, or some of its units",
    steps: [
      "Open [menu:mst_objectretribusi/penutupan] in the menu, choose the object and press [closure:closeThis].",
      "Say when, once or every week, how much and why. Then press [closure:check].",
      "Decide for each booking in the way: move it to dates that are free, cancel it with all money back, or keep it.",
      "Press [closure:closeNow]. To open it again, press [closure:lift].",
    ],
  },
  tariffs: {
    title: "See what an object costs, whom and when",
    steps: [
      "Open [menu:mst_objectretribusi/tarif] in the menu and choose the object.",
      "Each group of payers has its own table: what is in force, what comes, what was, and the regulation behind it.",
      "Without an object you see proposals that wait, and objects that nobody can order for want of a tariff.",
    ],
  },
  proposeTariff: {
    title: "Propose a tariff",
    steps: [
      "Open [menu:mst_objectretribusi/tarif] in the menu, choose the object and press [tariff:propose].",
      "Choose for whom it is, enter the amount, the first day and the regulation. You see at once how it compares with now.",
      "By the hour or session it can be [tariff:onDaysOff]; on other days that of every day counts.",
      "Press [tariff:send]. The regional government approves or refuses it; until then nothing changes.",
    ],
  },
  decideTariff: {
    title: "Approve or refuse a proposed tariff",
    steps: [
      "Open [menu:mst_objectretribusi/setujui_tarif] in the menu. Each proposal stands beside what is paid now.",
      "Press [tariff:approve], or [tariff:refuse] with a reason. What you proposed yourself is decided by somebody else.",
      "An approved tariff counts from midnight of its first day. Bookings that were made before keep their price.",
    ],
  },
  lookUp: {
    title: "Look up holidays and regulations",
    steps: [
      "Open [menu:tbl_harilibur/list] in the menu for the holidays of the country and your region. Deadlines in working days pass over them.",
      "Agencies find the regulations that tariffs come from in [menu:tbl_dasarhukum/list].",
    ],
  },
  holidays: {
    title: "Keep the holidays",
    steps: [
      "Open [menu:tbl_harilibur/list] in the menu. It shows the holidays of the whole country and of your region.",
      "Press [records:add] for a holiday of your region; the administrator keeps those of the whole country. A whole year can be brought by [importing:import].",
      "Deadlines in working days pass over these days from now on, and tariffs of weekends and holidays count on them. A holiday closes no object, and no booking changes its price.",
    ],
  },
  sync: {
    title: "Take over master data from the bank",
    steps: [
      "Open the list and press [sync:open].",
      "Choose [sync:bank] or [sync:file] and press [sync:compare].",
      "Look at the rows under [sync:added] and [sync:changed] and tick those that are right.",
      "Press the button at the end and confirm. All ticked rows are taken over, or none. Nothing is ever deleted.",
    ],
  },
  import: {
    title: "Add many rows from a file",
    steps: [
      "Open the list, press [importing:import] and then [importing:template].",
      "Fill in the template and save it as csv.",
      "Choose the file. You first see what would happen. Lines with problems are listed with the reason.",
      "If everything is fine, press the button to add the records. All are added, or none.",
    ],
  },
  list: {
    title: "Search, filter and export a list",
    steps: [
      "Press / and type: the list searches while you type. [records:filters] narrows it further; the address in the browser can be shared with colleagues.",
      "Press a column's heading to sort. [records:columns] shows and hides columns.",
      "Press a value to open the record. With the keyboard: arrow keys move, V opens, E edits, N adds.",
      "[export:title] makes a print, PDF, Excel or CSV file of everything that matches, not only of the page on the screen.",
    ],
  },
  report: {
    title: "Report the bookings of a period",
    steps: [
      "Open [menu:report_trx_all/list] in the menu.",
      "Choose state, object or year under [records:filters], or search a name or billing id.",
      "Press [export:title] and choose the format. Excel and CSV have every row; a PDF up to 2.000.",
    ],
  },
} as const;
