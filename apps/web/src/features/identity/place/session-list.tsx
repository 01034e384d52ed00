import { Badge, Button, Group, Stack, Text } from "@mantine/core";
import { countryName } from "@retribusi/contract/define/country";
import type { OwnSession } from "@retribusi/contract/features/identity/place.endpoints";
import { IconDeviceDesktop, IconDeviceMobile, IconDevices, IconDeviceTablet } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import classes from "./session-list.module.css";
import { useMoment } from "./use-moment.ts";

const icons = {
  desktop: IconDeviceDesktop,
  mobile: IconDeviceMobile,
  tablet: IconDeviceTablet,
  other: IconDevices,
} as const;

/** “Firefox on Linux”, as far as the browser says. */
function useDeviceName(): (session: OwnSession) => string {
  const { t } = useTranslation("place");
  return ({ browser, sistem }) => {
    if (browser && sistem) return t("browserOn", { browser, system: sistem });
    return browser ?? sistem ?? t("unknownDevice");
  };
}

/** “36.68.1.2 (Indonesia)”; a private address is said to be of the local network. */
function useOrigin(): (session: OwnSession) => string {
  const { t, i18n } = useTranslation("place");
  return ({ alamatip, tempat }) => {
    const address = alamatip || t("unknownAddress");
    if (!tempat) return address;
    const country = tempat === "local" ? t("localNetwork") : countryName(tempat, i18n.language);
    return t("addressIn", { address, place: country });
  };
}

interface Props {
  readonly sessions: readonly OwnSession[];
  /** The one that is being ended. */
  readonly ending: string | undefined;
  readonly onEnd: (session: OwnSession) => void;
}

/** Where somebody is signed in: device, address, times, and the way to sign out there. */
export function SessionList({ sessions, ending, onEnd }: Props) {
  const { t } = useTranslation("place");
  const at = useMoment();
  const nameOf = useDeviceName();
  const originOf = useOrigin();
  return (
    <ul className={classes.list ?? ""}>
      {sessions.map((session) => {
        const { id, ini, dibuat, terakhir, jenis } = session;
        const Icon = icons[jenis];
        const name = nameOf(session);
        return (
          <li key={id} className={classes.item ?? ""}>
            <Icon size={24} aria-hidden className={classes.icon ?? ""} />
            <Stack gap={2} className={classes.words ?? ""}>
              <Group gap="xs">
                <Text fw={600}>{name}</Text>
                {ini ? <Badge variant="light">{t("thisDevice")}</Badge> : null}
              </Group>
              <Text size="sm" c="dimmed">
                {terakhir ? t("lastUsed", { at: at(terakhir) }) : null}
              </Text>
              <Text size="sm" c="dimmed">
                {t("openedAt", { at: at(dibuat), from: originOf(session) })}
              </Text>
            </Stack>
            {ini ? null : (
              <Button
                variant="default"
                size="sm"
                loading={ending === id}
                aria-label={t("signOutThereFrom", { name })}
                onClick={() => onEnd(session)}
              >
                {t("signOutThere")}
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
