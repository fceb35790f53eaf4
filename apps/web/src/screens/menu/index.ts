export { MenuScreen } from './menu-screen.tsx';
