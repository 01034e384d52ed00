import { Accordion, List, Title } from "@mantine/core";
import { payChannels } from "@retribusi/contract/features/bank/way.entity";
import { useTranslation } from "react-i18next";
import { useLabel } from "../../../../lib/use-label.ts";
import type { BillAtBank } from "./bill-query.ts";

function Steps({ steps }: { readonly steps: readonly string[] }) {
  return (
    <List type="ordered" spacing={6}>
      {steps.map((step) => (
        <List.Item key={step}>{step}</List.Item>
      ))}
    </List>
  );
}

/** The steps of each channel of the bank; where none are kept, those that every bank has. */
export function WaysToPay({ cara }: Pick<BillAtBank, "cara">) {
  const { t } = useTranslation("booking");
  const label = useLabel();
  const usual = (["how1", "how2", "how3"] as const).map((step) => t(`pay.${step}`));
  const [first] = cara;
  return (
    <div>
      <Title order={3} mb="xs">
        {t("pay.howTitle")}
      </Title>
      {first ? (
        <Accordion variant="separated" defaultValue={first.kanal} order={4}>
          {cara.map(({ kanal, langkah }) => (
            <Accordion.Item key={kanal} value={kanal}>
              <Accordion.Control>
                {payChannels.flatMap((channel) => (channel.value === kanal ? [label(channel.label)] : []))}
              </Accordion.Control>
              <Accordion.Panel>
                <Steps steps={langkah} />
              </Accordion.Panel>
            </Accordion.Item>
          ))}
        </Accordion>
      ) : (
        <Steps steps={usual} />
      )}
    </div>
  );
}
