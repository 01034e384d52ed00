import { Combobox, Modal, Text, TextInput, useCombobox, useMatches } from "@mantine/core";
import { IconSearch } from "@tabler/icons-react";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { useFocusBack } from "../../components/use-focus-back.ts";
import { type Place, placesWith } from "./found-groups.ts";
import classes from "./search.module.css";
import { SearchResults } from "./search-results.tsx";
import { useSearch } from "./use-search.ts";

interface FormProps {
  readonly places: readonly Place[];
  readonly onClose: () => void;
}

/** One field with what it finds below. Enter opens the first of it where no other was chosen. */
function SearchForm({ places, onClose }: FormProps) {
  const { t } = useTranslation("search");
  const navigate = useNavigate();
  const [typed, setTyped] = useState("");
  const search = useSearch(typed);
  const shown = placesWith(places, search.text);
  const combobox = useCombobox({ opened: true, onDropdownClose: onClose });
  const { resetSelectedOption } = combobox;
  const { text, found } = search;
  // Whatever was chosen stood among other rows.
  useEffect(() => {
    if (text !== "" || found) resetSelectedOption();
  }, [text, found, resetSelectedOption]);
  const openPage = (to: string) => {
    onClose();
    void navigate(to);
  };
  return (
    <Combobox store={combobox} onOptionSubmit={openPage} withinPortal={false}>
      <Combobox.EventsTarget withExpandedAttribute>
        <TextInput
          data-autofocus
          role="combobox"
          aria-autocomplete="list"
          size="md"
          aria-label={t("label")}
          placeholder={t("placeholder")}
          leftSection={<IconSearch size={18} aria-hidden />}
          maxLength={100}
          autoComplete="off"
          spellCheck={false}
          value={typed}
          onKeyDown={({ key }) => {
            if (key === "Enter" && combobox.getSelectedOptionIndex() < 0) combobox.selectFirstOption();
          }}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      </Combobox.EventsTarget>
      <div className={classes.found}>
        <SearchResults search={search} places={shown} />
      </div>
      <Text size="xs" c="dimmed" className={classes.keys ?? ""}>
        {t("keys")}
      </Text>
    </Combobox>
  );
}

interface Props extends FormProps {
  readonly opened: boolean;
}

/** Everything that a text may mean, of the person's own scope. */
export function SearchDialog({ opened, ...form }: Props) {
  const { t } = useTranslation("search");
  const close = useTranslation("shell").t("close");
  useFocusBack(opened);
  const fullScreen = useMatches({ base: true, sm: false });
  return (
    <Modal
      opened={opened}
      onClose={form.onClose}
      title={t("title")}
      size="lg"
      yOffset="8vh"
      fullScreen={fullScreen}
      closeButtonProps={{ "aria-label": close }}
    >
      <SearchForm {...form} />
    </Modal>
  );
}
