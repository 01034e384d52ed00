import { ActionIcon, Button, Menu, Tooltip } from "@mantine/core";
import { type ExportFormat, exportFormats, longExport } from "@retribusi/contract/define/export";
import { IconDownload, IconFileSpreadsheet, IconFileTypeCsv, IconFileTypePdf, IconPrinter } from "@tabler/icons-react";
import { type ReactNode, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { type ExportSource, useExport } from "./use-export.tsx";

/**
 * A button is disabled while it works, and a page that is printed takes the focus: the button has it again afterwards, unless the
 * person has gone on to something else.
 */
function useFocusBack(isPending: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const wasPending = useRef(false);
  useEffect(() => {
    const at = document.activeElement;
    // A quick answer finds the focus still in the menu, who cancels leaves it in the notification: both are about to go.
    const isGoing = at?.closest("[role=menu], .mantine-Notification-root");
    const isLost = at === document.body || at instanceof HTMLIFrameElement || isGoing;
    if (wasPending.current && !isPending && isLost) button.current?.focus();
    wasPending.current = isPending;
  }, [isPending]);
  return button;
}

const icon = { size: 16, "aria-hidden": true } as const;

const icons: Readonly<Record<ExportFormat, ReactNode>> = {
  print: <IconPrinter {...icon} />,
  pdf: <IconFileTypePdf {...icon} />,
  xlsx: <IconFileSpreadsheet {...icon} />,
  csv: <IconFileTypeCsv {...icon} />,
};

interface Props {
  readonly source: ExportSource;
  /** In a toolbar of small buttons it is an icon like them. */
  readonly look: "button" | "icon";
  /** How many there will be, 0 where that isn't known yet: what they are too many for is made in the background at once. */
  readonly rows: number;
}

/** Print, PDF, Excel and CSV behind one button. */
export function ExportMenu({ source, look, rows }: Props) {
  const { t } = useTranslation("export");
  const { take, order, isPending } = useExport(source);
  const ref = useFocusBack(isPending);
  const button =
    look === "icon" ? (
      <Tooltip label={t("title")}>
        <ActionIcon ref={ref} variant="default" size="input-sm" aria-label={t("title")} loading={isPending}>
          <IconDownload {...icon} />
        </ActionIcon>
      </Tooltip>
    ) : (
      <Button ref={ref} variant="default" leftSection={<IconDownload {...icon} />} loading={isPending}>
        {t("title")}
      </Button>
    );
  return (
    <Menu position="bottom-end" shadow="md" width={240}>
      <Menu.Target>{button}</Menu.Target>
      <Menu.Dropdown>
        {exportFormats.map((format) => {
          const isTooLong = format === "pdf" && rows > longExport.pdf;
          return (
            <Menu.Item
              key={format}
              leftSection={icons[format]}
              disabled={isTooLong && !order}
              onClick={() => (isTooLong && order ? order : take)(format)}
            >
              {t(isTooLong && order ? "behind.pdf" : `format.${format}`)}
            </Menu.Item>
          );
        })}
      </Menu.Dropdown>
    </Menu>
  );
}
