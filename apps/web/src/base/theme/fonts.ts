/** Served by us, each file fetched only when a text needs its letters. */
import '@fontsource/barlow-condensed/500.css';
import '@fontsource/barlow-condensed/600.css';
import '@fontsource/barlow-condensed/700.css';
import '@fontsource/league-gothic/400.css';
import '@fontsource/special-elite/400.css';
