export const history = {
  details: "Details",
  title: "Audit history",
  lead: "Who changed this record, when, and from what to what; the newest first.",
  all: "Search these in the audit trail",
  open: "Open the entry",
  openEntry: "Open the entry: {{action}}, {{when}}",
  system: "The system",
  same: "Saved without any change.",
  nothing: "This entry contains no values.",
  more: "Older entries",
  emptyTitle: "No entry about this record",
  emptyText:
    "It has not changed since the audit trail began. Records that came from a file are entered there together, under the import.",
} as const;
