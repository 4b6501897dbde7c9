import './css/reset.css';
import './page.tsx';
