import { Group, Stack } from "@mantine/core";
import type { ShownMail } from "@retribusi/contract/features/mail/mail.endpoints";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useIsNarrowDesk } from "../../components/work-desk.tsx";
import { Choice } from "./choice.tsx";
import classes from "./mail-look.module.css";

const looks = ["light", "dark", "text"] as const;
const widths = ["320", "600"] as const;

/** The mail as a program shows it that is light or dark: its own sheet asks the reader's system, which isn't asked here. */
const inScheme = (html: string, scheme: "light" | "dark"): string =>
  html
    .replaceAll("(prefers-color-scheme: dark)", scheme === "dark" ? "all" : "not all")
    .replaceAll("color-scheme: light dark", `color-scheme: ${scheme}`);

interface Props {
  readonly mail: ShownMail;
}

/** The mail itself, apart from the page: nothing in it runs, and no link of it leads anywhere. */
export function MailLook({ mail: { subject, html, text } }: Props) {
  const { t } = useTranslation("mail");
  const isNarrow = useIsNarrowDesk();
  const [look, setLook] = useState<(typeof looks)[number]>("light");
  const [width, setWidth] = useState<(typeof widths)[number]>(isNarrow ? "320" : "600");
  return (
    <Stack gap="sm">
      <Group gap="md">
        <Choice
          aria-label={t("look")}
          data={looks.map((value) => ({ value, label: t(`looks.${value}`) }))}
          value={look}
          onChange={setLook}
        />
        {look === "text" ? null : (
          <Choice
            aria-label={t("width")}
            data={widths.map((value) => ({ value, label: t("pixels", { width: value }) }))}
            value={width}
            onChange={setWidth}
          />
        )}
      </Group>
      {look === "text" ? (
        <pre className={classes.text}>{text}</pre>
      ) : (
        <div className={classes.stage}>
          <iframe
            className={classes.frame}
            sandbox=""
            srcDoc={inScheme(html, look)}
            style={{ width: `${width}px` }}
            title={t("frame", { subject })}
          />
        </div>
      )}
    </Stack>
  );
}
