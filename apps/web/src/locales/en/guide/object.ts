/** Objects, the groups that manage them, parameters, and the lists all of them are kept in. */
export const object = {
  describe: {
    title: "Describe your objects",
    steps: [
      "Open [menu:mst_objectretribusi/list_pengelola], choose the object and press [records:edit].",
      "Change description, pictures, house rules, opening hours and times of check-in and check-out.",
      "Press [records:save]. Customers see it at once; existing bookings keep what was agreed.",
      "Tariff and budget account are shown at the top and can't be changed: they come from the regulation.",
    ],
  },
  objects: {
    title: "Add or change an object",
    steps: [
      "Open [menu:mst_objectretribusi/list] in the menu.",
      "Press [records:add] above the list for a new one, or choose one and press [records:edit].",
      "Choose category, manager group, revenue type and budget account; enter tariff and unit, number of units, times, description and pictures.",
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
