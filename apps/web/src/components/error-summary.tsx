import { Alert, Anchor, List } from "@mantine/core";
import type { FormErrors } from "@mantine/form";
import { IconAlertCircle } from "@tabler/icons-react";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";

interface Props {
  /** What is wrong with the whole form, e.g. the server's answer; it stands above the problems of single fields. */
  readonly message?: string | undefined;
  /** Field path → what is wrong with it. */
  readonly errors: FormErrors;
  /** Counts failed attempts: each one brings the focus here again. */
  readonly attempt: number;
  /** Leads to the field: `(path) => form.getInputNode(path)?.focus()`. */
  readonly onChoose: (path: string) => void;
}

/** What keeps a form from being sent, at its top; every line leads to its field. Takes the focus when it appears. */
export function ErrorSummary({ message, errors, attempt, onChoose }: Props) {
  const { t } = useTranslation("state");
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempt > 0) box.current?.focus();
  }, [attempt]);
  const problems = Object.entries(errors).filter(([, problem]) => Boolean(problem));
  // Correcting a field takes its line away at once; the summary itself appears only after an attempt.
  if (attempt === 0 || (!message && problems.length === 0)) return null;
  return (
    <Alert
      ref={box}
      tabIndex={-1}
      role="alert"
      // Above it stands the bar of the page.
      style={{ scrollMarginTop: "5rem" }}
      color="red"
      icon={<IconAlertCircle aria-hidden />}
      title={message ?? t("summaryTitle")}
    >
      {problems.length > 0 ? (
        <List size="sm" spacing={4} withPadding={false}>
          {problems.map(([path, problem]) => (
            <List.Item key={path}>
              <Anchor
                component="button"
                type="button"
                c="inherit"
                fz="inherit"
                ta="left"
                // The bullet stands at the first line of a long sentence.
                style={{ verticalAlign: "top" }}
                onClick={() => onChoose(path)}
              >
                {problem}
              </Anchor>
            </List.Item>
          ))}
        </List>
      ) : null}
    </Alert>
  );
}
