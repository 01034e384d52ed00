import { themeQuartz } from "ag-grid-community";

/** The grid in the product's own colours. They are CSS variables, so light and dark need no second theme. */
export const gridTheme = themeQuartz.withParams({
  fontFamily: "inherit",
  fontSize: 14,
  headerFontSize: 13,
  headerFontWeight: 600,
  foregroundColor: "var(--mantine-color-text)",
  cellTextColor: "var(--mantine-color-text)",
  headerTextColor: "var(--mantine-color-dimmed)",
  backgroundColor: "var(--surface)",
  dataBackgroundColor: "var(--surface)",
  oddRowBackgroundColor: "var(--surface)",
  headerBackgroundColor: "var(--surface-quiet)",
  rowHoverColor: "var(--surface-quiet)",
  selectedRowBackgroundColor: "var(--mantine-primary-color-light)",
  borderColor: "var(--line)",
  accentColor: "var(--mantine-primary-color-filled)",
  wrapperBorderRadius: "var(--mantine-radius-md)",
  headerColumnResizeHandleColor: "var(--line)",
  cellHorizontalPadding: 12,
  spacing: 6,
  autoHeightMinBodyHeight: 0,
  autoHeightMaxBodyHeight: "calc(100dvh - 19rem)",
});
