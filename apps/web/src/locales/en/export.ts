export const exportTexts = {
  title: "Export",
  format: { print: "Print", pdf: "PDF (up to 2.000 rows)", xlsx: "Excel (.xlsx)", csv: "CSV" },
  making: {
    print: "Preparing to print",
    pdf: "Making the PDF",
    xlsx: "Making the Excel file",
    csv: "Making the CSV file",
  },
  preparing: "Gathering the data…",
  inLine: "Your export is number {{place}} in line",
  next: "Your export is next in line",
  received: "{{size}} MB so far",
  cancel: "Cancel",
  tooMany: "Too many rows for this format",
  behind: {
    pdf: "Make the PDF in the background",
    started: "The file is being made",
    where: "It will be among your documents",
  },
  instead: { xlsx: "Download Excel instead", csv: "Download CSV instead" },
} as const;
