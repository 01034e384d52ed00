import { Button, CopyButton, Group, Text } from "@mantine/core";
import { IconCheck, IconCopy } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { groupDigits } from "../../group-digits.ts";
import classes from "./billing-panel.module.css";

/** The number that is paid, large, to be read out or copied. */
export function BillNumber({ idbilling }: { readonly idbilling: string }) {
  const { t } = useTranslation("booking");
  return (
    <div className={classes.number}>
      <Text size="sm" c="dimmed">
        {t("pay.number")}
      </Text>
      <Group justify="space-between" gap="sm">
        <output className={classes.digits} aria-label={idbilling.split("").join(" ")}>
          {groupDigits(idbilling)}
        </output>
        <CopyButton value={idbilling} timeout={3000}>
          {({ copied, copy }) => (
            <Button
              variant="default"
              onClick={copy}
              leftSection={copied ? <IconCheck size={18} aria-hidden /> : <IconCopy size={18} aria-hidden />}
            >
              <span role="status">{t(copied ? "pay.copied" : "pay.copy")}</span>
            </Button>
          )}
        </CopyButton>
      </Group>
    </div>
  );
}
