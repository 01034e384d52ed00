import type { CSSProperties } from "react";

const font = "'Segoe UI', Roboto, Helvetica, Arial, sans-serif";

/** Colours of the web application; every text has its own, so that a program that turns one of them turns the other. */
const ink = "#1b2a26";
const quiet = "#4d5f59";
const brand = "#126555";

/** For programs that read no style sheet, which is where mails are light. */
export const styles = {
  page: { padding: "16px 8px", backgroundColor: "#f1f5f3", fontFamily: font, color: ink },
  card: { maxWidth: "600px", backgroundColor: "#ffffff", borderRadius: "10px", border: "1px solid #d5dfdb" },
  head: { padding: "18px 24px", borderBottom: "1px solid #d5dfdb", fontSize: "15px", fontWeight: 700, color: brand },
  also: { padding: "14px 24px 0" },
  part: { padding: "20px 24px 8px" },
  heading: { margin: "0 0 14px", fontSize: "21px", lineHeight: "28px", fontWeight: 700, color: ink },
  subheading: { margin: "22px 0 8px", fontSize: "16px", lineHeight: "22px", fontWeight: 700, color: ink },
  text: { margin: "0 0 14px", fontSize: "16px", lineHeight: "24px", color: ink, overflowWrap: "anywhere" },
  quiet: { margin: "0 0 14px", fontSize: "14px", lineHeight: "20px", color: quiet, overflowWrap: "anywhere" },
  link: { color: brand, textDecoration: "underline", overflowWrap: "anywhere" },
  button: {
    ...{ padding: "14px 24px", borderRadius: "8px", backgroundColor: brand, color: "#ffffff" },
    ...{ fontSize: "16px", fontWeight: 700, textAlign: "center" },
  },
  next: {
    ...{ margin: "4px 0 18px", padding: "14px 16px", borderRadius: "8px" },
    ...{ backgroundColor: "#eef7f4", borderLeft: `4px solid ${brand}`, color: ink },
  },
  nextText: { margin: "4px 0 0", fontSize: "16px", lineHeight: "24px", color: ink },
  facts: { width: "100%", borderCollapse: "collapse", margin: "6px 0 14px" },
  label: {
    ...{ padding: "9px 12px 9px 0", width: "36%", textAlign: "left", verticalAlign: "top", fontWeight: 400 },
    ...{ fontSize: "14px", lineHeight: "20px", color: quiet, borderTop: "1px solid #d5dfdb" },
  },
  value: {
    ...{ padding: "9px 0", verticalAlign: "top", fontWeight: 600, overflowWrap: "anywhere" },
    ...{ fontSize: "15px", lineHeight: "20px", color: ink, borderTop: "1px solid #d5dfdb" },
  },
  step: { margin: "0 0 6px", fontSize: "15px", lineHeight: "22px", color: ink, overflowWrap: "anywhere" },
  steps: { margin: "0 0 14px", padding: "0 0 0 22px" },
  line: { border: "none", borderTop: "2px solid #d5dfdb", margin: "0 24px" },
  foot: { padding: "14px 24px 18px", borderTop: "1px solid #d5dfdb" },
  footLine: { margin: 0, fontSize: "13px", lineHeight: "20px", color: quiet, overflowWrap: "anywhere" },
} as const satisfies Record<string, CSSProperties>;

/**
 * Dark where the reader's system is, and facts below their labels on a narrow screen. It names elements by class, because styles that stand at an
 * element win without `important`.
 */
export const sheet = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (max-width: 480px) {
  .head, .also, .part, .foot { padding-left: 16px !important; padding-right: 16px !important; }
  .line { margin-left: 16px !important; margin-right: 16px !important; }
  .label { display: block !important; width: auto !important; padding: 9px 0 0 !important; }
  .value { display: block !important; border-top: none !important; padding: 1px 0 9px !important; }
  .button { display: block !important; }
}
@media (prefers-color-scheme: dark) {
  .page { background-color: #0e1513 !important; }
  .card { background-color: #17211e !important; border-color: #33423d !important; }
  .head, .foot, .label, .value, .line { border-color: #33423d !important; }
  .heading, .subheading, .text, .nextText, .value, .step { color: #e9f1ee !important; }
  .quiet, .label, .footLine { color: #b3c3bd !important; }
  .head, .link { color: #7dc1af !important; }
  .next { background-color: #1d2f2a !important; border-left-color: #52a993 !important; }
  .button { background-color: #126555 !important; color: #ffffff !important; }
}`;
