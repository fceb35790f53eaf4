export { PeopleDialog } from './people-dialog.tsx';
