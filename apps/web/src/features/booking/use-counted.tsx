import { Text } from "@mantine/core";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

interface Typed {
  readonly value: string;
  /** Characters that are taken at most. */
  readonly most: number;
  readonly hint?: string;
  readonly error?: ReactNode;
}

/** How much of a text is too much: what the server would count. */
export const overOf = (value: string, most: number): number => Math.max(0, value.trim().length - most);

/**
 * How long a text is and may be, below its field's label, and that it is too long at once. Nothing is cut off: what was pasted stays until the person has
 * decided what may go.
 */
export function useCounted(): (typed: Typed) => { readonly description: ReactNode; readonly error: ReactNode } {
  const { t } = useTranslation("booking");
  return ({ value, most, hint, error }) => {
    const over = overOf(value, most);
    return {
      description: (
        <>
          {hint ? `${hint} ` : ""}
          <Text span inherit style={{ whiteSpace: "nowrap" }}>
            {t("typed.used", { used: value.trim().length, most })}
          </Text>
        </>
      ),
      error: over > 0 ? t("typed.tooLong", { over, most }) : error,
    };
  };
}
