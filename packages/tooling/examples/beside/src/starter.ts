import './css/starter.css';
import './page.tsx';
