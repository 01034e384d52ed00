import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

/** Each problem with its field's name before it: in the summary it stands apart from the field. */
export function useNamedErrors(errors: Readonly<Record<string, ReactNode>>, labelOf: (name: string) => string) {
  const { t } = useTranslation("records");
  return Object.fromEntries(
    Object.entries(errors).map(([name, problem]) => [
      name,
      typeof problem === "string" && problem ? t("problem", { field: labelOf(name), problem }) : problem,
    ]),
  );
}
