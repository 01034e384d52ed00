export const grid = {
  ariaRowToggleSelection: "Press Space to select or deselect this row",
  ariaRowSelectAll: "Press Space to select or deselect all rows of this page",
  ariaRowSelect: "Press Space to select this row",
  ariaRowDeselect: "Press Space to deselect this row",
  ariaHeaderSelection: "Select all rows of this page",
  ariaChecked: "selected",
  ariaUnchecked: "not selected",
  ariaSortableColumn: "Press Enter to order by this column",
} as const;
