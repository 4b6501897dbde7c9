import { commonAttributes } from '@clothesline/web-component/attributes';
import { Stack, Text, TextField } from '@clothesline/ui';
import { generatorMessages as messages } from '../messages.js';
import type { GeneratorWidget } from '../widgets.js';
import { useMayList } from './useMayList.js';

/** Whether a widget works only on sites that the server knows. */
export const asksOrigin = ({ table }: GeneratorWidget) => table.tag === 'clothesline-create-form';

interface OriginCheckProps {
  widget: GeneratorWidget;
  /** Address of the site, as it is typed. */
  site: string;
  onChange: (site: string) => void;
}

/** Asks the server whether the visitors of a site may list donations. */
export function OriginCheck({ widget, site, onChange }: OriginCheckProps) {
  const isOn = asksOrigin(widget);
  const isAddress = site !== '' && commonAttributes['api-host'].isSafe(site);
  const outcome = useMayList(isOn && isAddress ? site : '');
  return (
    <Stack space="xsmall">
      <TextField
        type="url"
        label={messages.site}
        hint={isOn ? messages.siteHint : messages.noEffect(widget.label)}
        error={isOn && site !== '' && !isAddress ? messages.badSite : undefined}
        disabled={!isOn}
        value={site}
        onChange={({ currentTarget }) => onChange(currentTarget.value.trim())}
      />
      <Text role="status" weight="medium" tone={outcome?.tone ?? 'neutral'}>
        {outcome?.text}
      </Text>
    </Stack>
  );
}
