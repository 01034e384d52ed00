import { Button, Text } from "@mantine/core";
import { formatNumber } from "@retribusi/contract/define/number";
import { type Place, roundPlace } from "@retribusi/contract/features/policy/policy.place";
import { IconCurrentLocation } from "@tabler/icons-react";
import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../lib/use-label.ts";

interface Props {
  readonly onFound: (place: Place) => void;
}

/** Where the device is. Rejects with the browser's code: `PERMISSION_DENIED`, or that it doesn't know, or not in time. */
const locate = () =>
  new Promise<GeolocationCoordinates>((resolve, reject) => {
    const options = { enableHighAccuracy: true, timeout: 20_000 };
    navigator.geolocation.getCurrentPosition(({ coords }) => resolve(coords), reject, options);
  });

const isRefused = (problem: unknown): boolean => problem instanceof Object && "code" in problem && problem.code === 1;

/** Sets coordinates to where the device is, and tells how well it knows, or what to do when it doesn't. */
export function OwnPlace({ onFound }: Props) {
  const { t } = useTranslation("policy");
  const language = useLanguage();
  const { mutate, isPending, data, error } = useMutation({
    mutationFn: locate,
    onSuccess: ({ latitude, longitude }) => onFound(roundPlace(latitude, longitude)),
  });
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconCurrentLocation size={18} aria-hidden />}
        loading={isPending}
        onClick={() => mutate()}
      >
        {t("ownPlace")}
      </Button>
      <Text role="status" size="sm" c={error ? "red" : "dimmed"}>
        {error ? t(isRefused(error) ? "ownPlaceRefused" : "ownPlaceUnknown") : ""}
        {data ? t("ownPlaceFound", { metres: formatNumber(Math.ceil(data.accuracy), language) }) : ""}
      </Text>
    </>
  );
}
