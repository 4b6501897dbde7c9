import { Button, Text, useTexts } from '@clothesline/ui';
import { failure } from '../../../locales/en/failure.js';
import { explore } from '../../../locales/en/explore.js';
import { useNames } from '../../../lib/language/useNames.js';
import { useLocationDialog } from '../../../lib/location/useLocationDialog.js';
import { page } from '../../../lib/page/Page.css.js';
import { PageHeading } from '../../../lib/page/PageHeading.js';
import { Deferred } from '../../../lib/loading/Deferred.js';
import { countFilters, useExploreState } from './useExploreState.js';
import { followPart } from '../../follow/index.js';
import { Filters } from './Filters.js';
import { FoundCount } from './FoundCount.js';
import { FoundViews } from './FoundViews.js';
import { useFoundFilter } from './useFoundFilter.js';
import * as styles from './ExplorePage.css.js';

export function ExplorePage() {
  const failureMessages = useTexts(failure);
  const messages = useTexts(explore);
  const names = useNames();
  const state = useExploreState();
  const { filter, needsPlace } = useFoundFilter(state);
  const place = useLocationDialog();
  const ofDonations = state.category
    ? messages.heading({ category: names.category(state.category) })
    : messages.headingOfAll;
  const heading = state.view === 'wanted' ? messages.wanted : ofDonations;

  return (
    <div className={page}>
      <div className={styles.top}>
        <div>
          <PageHeading documentTitle={messages.documentTitle} size="xlarge">
            {heading}
          </PageHeading>
          <div className={styles.found}>
            {state.view !== 'wanted' && <FoundCount filter={filter} />}
            {countFilters(state) > 0 || state.search.trim() ? (
              <Deferred component={followPart.component} waiting={null} failedTitle={failureMessages.stopped}>
                {(FollowButton) => <FollowButton filter={filter} when="found" />}
              </Deferred>
            ) : null}
          </div>
        </div>
        <Filters state={state} filter={filter} onPlaceNeeded={place.open} />
      </div>
      {needsPlace && <PlaceNotice onChoose={place.open} />}
      <FoundViews
        filter={filter}
        view={state.view}
        page={state.page}
        clearedPath={state.clearedPath}
        setView={state.setView}
        setSearch={state.setSearch}
        change={state.change}
        clearFilters={state.clearFilters}
      />
      {place.dialog}
    </div>
  );
}

function PlaceNotice({ onChoose }: { onChoose(): void }) {
  const messages = useTexts(explore);
  return (
    <div role="status" className={styles.notice}>
      <Text>{messages.needsPlace}</Text>
      <Button size="small" aria-haspopup="dialog" onClick={onChoose}>
        {messages.choosePlace}
      </Button>
    </div>
  );
}
