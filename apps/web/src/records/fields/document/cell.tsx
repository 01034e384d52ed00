import { DocumentLink } from "../../../components/document-link.tsx";
import type { CellProps } from "../field-parts.ts";

export const DocumentCell = ({ value }: CellProps) =>
  typeof value === "string" && value !== "" ? <DocumentLink path={value} /> : null;
