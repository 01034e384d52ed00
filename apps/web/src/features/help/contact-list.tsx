import { Anchor, Card, Group, NativeSelect, SimpleGrid, Stack, Text, Title } from "@mantine/core";
import { whatsappAddress } from "@retribusi/contract/define/whatsapp";
import { type HelpContact, helpContacts } from "@retribusi/contract/features/help/help.endpoints";
import { IconBrandWhatsapp, IconMail, IconMapPin, IconPhone, IconUsersGroup } from "@tabler/icons-react";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { EmptyState } from "../../components/empty-state.tsx";
import { PhoneLink } from "../../components/phone-link.tsx";
import { QueryState } from "../../components/query-state.tsx";
import { callEndpoint } from "../../lib/api.ts";
import { useAddressQuery } from "../../lib/use-address-query.ts";
import { screenful } from "./use-help-texts.ts";

/** Name of the chosen region in the address. */
const chosen = "daerah";

function Way({ icon, children }: { readonly icon: ReactNode; readonly children: ReactNode }) {
  return (
    <Group gap="xs" wrap="nowrap" align="flex-start">
      {icon}
      {children}
    </Group>
  );
}

/** How one manager is reached; nothing stands for what isn't known. */
function Contact({ contact }: { readonly contact: HelpContact }) {
  const { t } = useTranslation("help");
  const { pengelolaname, skpdname, pemdaname, notelp, alamat, email } = contact;
  const whatsapp = notelp && whatsappAddress(notelp, t("whatsappText", { name: pengelolaname }));
  const icon = { size: 20, stroke: 1.75, "aria-hidden": true, style: { flexShrink: 0 } };
  return (
    <Card component="li">
      <Title order={2} size="h4">
        {pengelolaname}
      </Title>
      <Text size="sm" c="dimmed" mb="sm">
        {skpdname}, {pemdaname}
      </Text>
      <Stack gap="sm">
        {notelp ? (
          <Way icon={<IconPhone {...icon} />}>
            <PhoneLink phone={notelp} label={t("call", { name: pengelolaname })} />
          </Way>
        ) : null}
        {whatsapp ? (
          <Way icon={<IconBrandWhatsapp {...icon} />}>
            <Anchor
              href={whatsapp}
              target="_blank"
              rel="noreferrer"
              aria-label={t("whatsappOf", { name: pengelolaname })}
            >
              WhatsApp
            </Anchor>
          </Way>
        ) : null}
        {email ? (
          <Way icon={<IconMail {...icon} />}>
            <Text>
              {t("emailOf", { name: pemdaname })} <Anchor href={`mailto:${email}`}>{email}</Anchor>
            </Text>
          </Way>
        ) : null}
        {alamat ? (
          <Way icon={<IconMapPin {...icon} />}>
            <Text>{alamat}</Text>
          </Way>
        ) : null}
        {notelp || email || alamat ? null : <Text>{t("unreachable")}</Text>}
      </Stack>
    </Card>
  );
}

/** Every manager of something that is on offer, of all regions or of the chosen one. */
export function ContactList() {
  const { t } = useTranslation("help");
  const [search, setSearch] = useAddressQuery();
  const asked = Number(search.get(chosen));
  const idpemda = Number.isInteger(asked) && asked > 0 && asked <= 2 ** 31 ? asked : undefined;
  const query = useQuery({
    queryKey: ["help-contacts", idpemda],
    queryFn: ({ signal }) =>
      callEndpoint(helpContacts, { query: { idpemda }, signal, onSignedOut: "fail", isAnonymous: true }),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });
  if (!query.data) return <QueryState query={query} lines={screenful} />;
  const { regions, records, hasMore } = query.data;
  return (
    <Stack gap="lg" aria-busy={query.isPlaceholderData}>
      {regions.length > 1 ? (
        <NativeSelect
          label={t("region")}
          maw={420}
          data={[
            { value: "", label: t("allRegions") },
            ...regions.map((region) => ({ value: String(region.idpemda), label: region.pemdaname })),
          ]}
          value={idpemda === undefined ? "" : String(idpemda)}
          onChange={({ currentTarget: { value } }) =>
            setSearch(() => new URLSearchParams(value ? { [chosen]: value } : {}), { replace: true })
          }
        />
      ) : null}
      {records.length === 0 ? (
        <EmptyState icon={<IconUsersGroup aria-hidden />} title={t("noContacts")} description={t("noContactsText")} />
      ) : (
        <SimpleGrid component="ul" cols={{ base: 1, sm: 2 }} p={0} m={0} style={{ listStyle: "none" }}>
          {records.map((contact) => (
            <Contact key={contact.pengelolaid} contact={contact} />
          ))}
        </SimpleGrid>
      )}
      {hasMore ? <Text>{t("moreContacts")}</Text> : null}
    </Stack>
  );
}
